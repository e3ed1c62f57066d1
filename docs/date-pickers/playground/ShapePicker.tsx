import * as React from 'react';
import { describePicker, PICKER_CHOICES } from './describePicker';
import { Playground } from './Playground';

export default function ShapePicker() {
  return <Playground choices={PICKER_CHOICES} describe={describePicker} />;
}
