import { translate } from '@docusaurus/Translate';
import { DEMO_LANGUAGES } from '../../config/languages';
import { PAGE_LANGUAGE } from '../../config/preferences';
import { ChoiceGroup } from './ChoiceGroup';
import { useThemeDispatch, useThemePreferences } from './ThemePreferencesProvider';

/** The language of MUI's texts in demos. */
export function DemoLanguageSettings() {
  const { demoLanguage } = useThemePreferences();
  const dispatch = useThemeDispatch();
  const names = Object.entries(DEMO_LANGUAGES).map(([tag, { name }]) => [tag, name]);
  return (
    <ChoiceGroup
      legend={translate({
        id: 'preferences.Drawer.demoLanguage',
        message: 'Language of demo text',
        description: "Setting: the language of the components' own texts in demos",
      })}
      value={demoLanguage}
      options={{
        [PAGE_LANGUAGE]: translate({
          id: 'preferences.Drawer.demoLanguage.page',
          message: 'Page',
          description: "Choice of the language of demo text: the page's language",
        }),
        ...Object.fromEntries(names),
      }}
      getLang={(tag) => (tag === PAGE_LANGUAGE ? undefined : tag)}
      onChange={(tag) => dispatch({ type: 'CHANGE', payload: { demoLanguage: tag } })}
    />
  );
}
