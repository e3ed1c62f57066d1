import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers';
import { CopyCode } from './CopyCode';
import { resolveProps } from './resolveProps';
import type { PropTree } from './Snippet';
import { writeComponent } from './writeComponent';

/** What can be chosen; `['off', 'on']` becomes a switch. The first value is the default. */
export type Choices = Record<string, readonly string[]>;

/** The chosen value of each choice. */
export type Settings = Record<string, string>;

export interface Described {
  name: string;
  component: React.ElementType;
  props: PropTree;
}

interface PlaygroundProps {
  choices: Choices;
  describe: (settings: Settings) => Described;
}

export function Playground({ choices, describe }: PlaygroundProps) {
  const id = React.useId();
  const [settings, setSettings] = React.useState<Settings>(() =>
    Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first!])),
  );
  const choose = (name: string, value: string) =>
    setSettings((before) => ({ ...before, [name]: value }));
  const { name: componentName, component: Component, props } = describe(settings);
  const code = writeComponent(componentName, props);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%' }}>
        <Box
          role="group"
          aria-label="Settings"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5 }}
        >
          {Object.entries(choices).map(([name, values]) =>
            values[0] === 'off' ? (
              <FormControlLabel
                key={name}
                label={name}
                control={<Switch size="small" checked={settings[name] === 'on'} />}
                onChange={(_event, checked) => choose(name, checked ? 'on' : 'off')}
              />
            ) : (
              <FormControl key={name} variant="standard" sx={{ minWidth: 130 }}>
                <InputLabel htmlFor={`${id}${name}`}>{name}</InputLabel>
                <NativeSelect
                  id={`${id}${name}`}
                  value={settings[name]}
                  onChange={(event) => choose(name, event.target.value)}
                >
                  {values.map((value) => (
                    <option key={value}>{value}</option>
                  ))}
                </NativeSelect>
              </FormControl>
            ),
          )}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'center', overflowX: 'auto', py: 1 }}>
          <Component key={code} {...(resolveProps(props) as object)} />
        </Box>
        <CopyCode code={code} />
      </Stack>
    </LocalizationProvider>
  );
}
