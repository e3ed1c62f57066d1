import type { WriteElement } from './WriteElement';
import { PALETTE_ROLES, PALETTES } from '../../../../src/design/tokens';
import { code, paragraph, strong, table, text } from '../../markdown/nodes';

/** `<ColorEditor />`: the initial palette, as rendered without scripts. */
export const writeColorEditor: WriteElement = (_element, _attributes, { label }) => {
  const read = (name: string) => text(label(`colors.StaticPalette.${name}`));
  return [
    paragraph(strong(read('caption'))),
    table(
      [[read('role')], [read('light')], [read('dark')]],
      ...PALETTE_ROLES.map((role) => [
        [code(role)],
        [code(PALETTES.light[role].main)],
        [code(PALETTES.dark[role].main)],
      ]),
    ),
  ];
};
