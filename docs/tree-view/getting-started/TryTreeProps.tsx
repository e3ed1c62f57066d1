import * as React from 'react';
import { Playground } from '../../shared/playground/Playground';
import { toChoices } from '../../shared/playground/propControls';
import { describeTree, TREE_CONTROLS } from './describeTree';

const choices = toChoices(TREE_CONTROLS);

export default function TryTreeProps() {
  return <Playground choices={choices} describe={describeTree} />;
}
