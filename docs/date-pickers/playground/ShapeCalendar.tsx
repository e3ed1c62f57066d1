import * as React from 'react';
import { describeCalendar, CALENDAR_CHOICES } from './describeCalendar';
import { Playground } from './Playground';

export default function ShapeCalendar() {
  return <Playground choices={CALENDAR_CHOICES} describe={describeCalendar} />;
}
