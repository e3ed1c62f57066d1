import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import 'dayjs/locale/pt-br';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { deDE, enUS, jaJP, ptBR } from '@mui/x-date-pickers/locales';

const languages = {
  en: { name: 'English', label: 'Date of birth', texts: enUS },
  de: { name: 'Deutsch', label: 'Geburtsdatum', texts: deDE },
  ja: { name: '日本語', label: '生年月日', texts: jaJP },
  'pt-br': { name: 'Português', label: 'Data de nascimento', texts: ptBR },
};

type Language = keyof typeof languages;

export default function LocalizedDatePicker() {
  const [language, setLanguage] = React.useState<Language>('de');
  const { label, texts } = languages[language];

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next: Language | null) => next && setLanguage(next)}
      >
        {(Object.keys(languages) as Language[]).map((key) => (
          <ToggleButton key={key} value={key} lang={key} sx={{ textTransform: 'none' }}>
            {languages[key].name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={language}
        localeText={texts.components.MuiLocalizationProvider.defaultProps.localeText}
      >
        <DatePicker label={label} defaultValue={dayjs('1994-05-18')} />
      </LocalizationProvider>
    </Stack>
  );
}
