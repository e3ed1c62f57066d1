import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { CopyCode } from './CopyCode';
import { resolveProps } from './resolveProps';
import { writeComponent, writeElement, type Described } from './writeComponent';

/**
 * What can be set: values to select from, the default first, where `['off', 'on']` becomes
 * a switch; or a field for a number or a text.
 */
export type Choices = Record<
  string,
  readonly string[] | { initial: string; isNumber: boolean }
>;

/** The value of each choice. */
export type Settings = Record<string, string>;

interface PlaygroundProps {
  choices: Choices;
  describe: (settings: Settings) => Described;
}

const getInitial = (choice: Choices[string]): string =>
  'initial' in choice ? choice.initial : choice[0]!;

/** Switches have rows of their own: they are not as tall as fields. */
const isSwitch = (choice: Choices[string]): boolean =>
  !('initial' in choice) && choice[0] === 'off';

/** A component with controls for its props, and its code. */
export function Playground({ choices, describe }: PlaygroundProps) {
  const [settings, setSettings] = React.useState<Settings>(() =>
    Object.fromEntries(
      Object.entries(choices).map(([name, choice]) => [name, getInitial(choice)]),
    ),
  );
  const described = describe(settings);
  const { component: Component, frame, fill, key } = described;
  const component = (
    <Component key={key} {...(resolveProps(described.props) as object)} />
  );

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Stack role="group" aria-label="Settings" spacing={1.5}>
        {[false, true].map((isRowOfSwitches) => (
          <Box
            key={String(isRowOfSwitches)}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
              columnGap: 2,
              rowGap: 1.5,
              ':empty': { display: 'none' },
            }}
          >
            {Object.entries(choices)
              .filter(([, choice]) => isSwitch(choice) === isRowOfSwitches)
              .map(([name, choice]) => (
                <Control
                  key={name}
                  name={name}
                  choice={choice}
                  value={settings[name]!}
                  onChange={(value) =>
                    setSettings((before) => ({ ...before, [name]: value }))
                  }
                />
              ))}
          </Box>
        ))}
      </Stack>
      <Box
        sx={{
          display: fill ? 'block' : 'flex',
          justifyContent: 'center',
          overflowX: 'auto',
          py: 1,
        }}
      >
        {frame ? (
          <frame.component {...frame.props}>{component}</frame.component>
        ) : (
          component
        )}
      </Box>
      <CopyCode code={writeElement(described)} file={writeComponent(described)} />
    </Stack>
  );
}

/** Long names may wrap between words: `grid.|vertical`, `show|Column|Borders`. */
const breakBetweenWords = (name: string) =>
  name.match(/[A-Z]+[^A-Z.]*\.?|[^A-Z.]+\.?/g)?.map((part, index) => (
    <React.Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </React.Fragment>
  ));

interface ControlProps {
  name: string;
  choice: Choices[string];
  value: string;
  onChange: (value: string) => void;
}

function Control({ name, choice, value, onChange }: ControlProps) {
  const id = React.useId();
  if ('initial' in choice) {
    return (
      <TextField
        id={id}
        label={name}
        size="small"
        type={choice.isNumber ? 'number' : 'text'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={choice.isNumber ? { htmlInput: { min: 0 } } : undefined}
      />
    );
  }
  if (isSwitch(choice)) {
    return (
      <FormControlLabel
        label={breakBetweenWords(name)}
        control={<Switch size="small" checked={value === 'on'} />}
        slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
        sx={{ ml: '-4px', mr: 0 }}
        onChange={(_event, checked) => onChange(checked ? 'on' : 'off')}
      />
    );
  }
  return (
    <TextField
      select
      id={id}
      label={name}
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {choice.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </TextField>
  );
}
