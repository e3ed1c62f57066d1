import * as React from 'react';
import { Playground } from '../../shared/playground/Playground';
import { toChoices } from '../../shared/playground/propControls';
import { BAR_CONTROLS, describeBars } from './describeBars';

const choices = toChoices(BAR_CONTROLS);

export default function TryBarChartProps() {
  return <Playground choices={choices} describe={describeBars} />;
}
