import * as React from 'react';
import { styled } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  unstable_useDateField as useDateField,
  type UseDateFieldProps,
} from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  pickersSectionListClasses,
  Unstable_PickersSectionList as PickersSectionList,
} from '@mui/x-date-pickers/PickersSectionList';

const Sections = styled(PickersSectionList)(({ theme }) => ({
  display: 'inline-flex',
  fontFamily: 'monospace',
  fontSize: 24,
  borderBottom: `2px solid ${theme.palette.text.secondary}`,
  '&:focus-within': { borderColor: theme.palette.primary.main },
  [`& .${pickersSectionListClasses.sectionContent}:focus`]: {
    backgroundColor: theme.palette.action.selected,
  },
}));

interface PlainFieldProps extends UseDateFieldProps<true> {
  label: string;
  name: string;
}

function PlainField(props: PlainFieldProps) {
  const id = React.useId();
  const field = useDateField<true, PlainFieldProps>(props);

  return (
    <div>
      <div id={id}>{field.label}</div>
      <Sections
        role="group"
        aria-labelledby={id}
        elements={field.elements}
        sectionListRef={field.sectionListRef}
        contentEditable={field.contentEditable}
        tabIndex={field.tabIndex}
        onBlur={field.onBlur}
        onClick={field.onClick}
        onFocus={field.onFocus}
        onInput={field.onInput}
        onKeyDown={field.onKeyDown}
        onMouseDown={field.onMouseDown}
        onPaste={field.onPaste}
      />
      <div aria-live="polite">{field.error ? 'There is no such day' : null}</div>
      <input type="hidden" name={field.name} value={field.value} />
    </div>
  );
}

export default function PlainSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PlainField
        label="Serial number made on"
        name="made"
        format="YYYY-MM-DD"
        defaultValue={dayjs('2024-11-05')}
      />
    </LocalizationProvider>
  );
}
