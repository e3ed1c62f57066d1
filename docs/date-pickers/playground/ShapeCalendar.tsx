import * as React from 'react';
import { Playground } from '../../shared/playground/Playground';
import { describeCalendar, CALENDAR_CHOICES } from './describeCalendar';

export default function ShapeCalendar() {
  return <Playground choices={CALENDAR_CHOICES} describe={describeCalendar} />;
}
