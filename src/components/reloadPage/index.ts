export { reloadIfReplaced } from './reloadIfReplaced';
export { reloadNow, reloadPage } from './reloadPage';
