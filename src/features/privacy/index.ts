export { labels as privacyLabels } from './labels';
export { PrivacyPage } from './PrivacyPage';
