import * as React from 'react';
import { Playground } from '../../shared/playground/Playground';
import { toChoices } from '../../shared/playground/propControls';
import { describeGrid, GRID_CONTROLS } from './describeGrid';

const choices = toChoices(GRID_CONTROLS);

export default function TryGridProps() {
  return <Playground choices={choices} describe={describeGrid} />;
}
