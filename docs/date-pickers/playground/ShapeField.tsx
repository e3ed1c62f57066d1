import * as React from 'react';
import { describeField, FIELD_CHOICES } from './describeField';
import { Playground } from './Playground';

export default function ShapeField() {
  return <Playground choices={FIELD_CHOICES} describe={describeField} />;
}
