import * as React from 'react';
import { Playground } from '../../shared/playground/Playground';
import { describePicker, PICKER_CHOICES } from './describePicker';

export default function ShapePicker() {
  return <Playground choices={PICKER_CHOICES} describe={describePicker} />;
}
