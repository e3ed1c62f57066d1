import { translate } from '@docusaurus/Translate';
import type { ReportTexts } from './engine/reportTexts';

/** Sentences about what changed, in the language of the page. */
export const createChangeTexts = (): ReportTexts['changes'] => ({
  removed: (name) =>
    translate(
      {
        id: 'upgradeCheck.Report.removed',
        message: '{name} was removed.',
        description: 'What changed',
      },
      { name },
    ),
  renamed: (name, _from, to) =>
    translate(
      {
        id: 'upgradeCheck.Report.renamed',
        message: '{name} is now called {to}.',
        description: 'What changed',
      },
      { name, to },
    ),
  'import path gone': (name, from, to) =>
    translate(
      {
        id: 'upgradeCheck.Report.pathGone',
        message: '{name} is no longer in {from}. Import it from {to}.',
        description: 'What changed: the module of an export',
      },
      { name, from, to },
    ),
  'packages changed': (name, from, to) =>
    translate(
      {
        id: 'upgradeCheck.Report.packagesChanged',
        message: '{name} moved from {from} to {to}.',
        description: 'What changed: the packages that have an export',
      },
      { name, from, to },
    ),
  'now required': (name) =>
    translate(
      {
        id: 'upgradeCheck.Report.nowRequired',
        message: '{name} is now required.',
        description: 'What changed',
      },
      { name },
    ),
  'default changed': (name, from, to) =>
    translate(
      {
        id: 'upgradeCheck.Report.defaultChanged',
        message: 'The default of {name} changed from {from} to {to}.',
        description: 'What changed',
      },
      { name, from, to },
    ),
  'type changed': (name, from, to) =>
    translate(
      {
        id: 'upgradeCheck.Report.typeOf',
        message: 'The type of {name} changed from {from} to {to}.',
        description: 'What changed',
      },
      { name, from, to },
    ),
  deprecated: (name) =>
    translate(
      {
        id: 'upgradeCheck.Report.nowDeprecated',
        message: '{name} is deprecated.',
        description: 'What changed',
      },
      { name },
    ),
});
