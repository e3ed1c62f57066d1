import * as React from 'react';
import { Playground } from '../../shared/playground/Playground';
import { describeField, FIELD_CHOICES } from './describeField';

export default function ShapeField() {
  return <Playground choices={FIELD_CHOICES} describe={describeField} />;
}
