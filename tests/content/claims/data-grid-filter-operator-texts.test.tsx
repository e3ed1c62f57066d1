/**
 * @jest-environment jsdom
 */
import { act, screen } from '@testing-library/react';
import { mountGrid, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [{ id: 1, b: 'x' }];

claim(
  'an operator without a label uses the text of its name, if the grid has one',
  {
    'data-grid/filtering/customization':
      'label | The text in the panel. The default comes from localeText.',
  },
  async () => {
    const getApplyFilterFn = () => null;
    const grid = mountGrid({
      rows,
      columns: [
        { field: 'b', filterOperators: [{ value: 'contains', getApplyFilterFn }] },
      ],
    });
    await act(async () => grid.api.showFilterPanel('b'));
    expect(screen.getByRole('combobox', { name: 'Operator' })).toHaveTextContent(
      'contains',
    );
  },
);

describe('an operator without a text throws', () => {
  const operator = { value: 'own', getApplyFilterFn: () => null };
  const InputComponent = () => null;
  let error: jest.SpyInstance;
  beforeEach(() => {
    error = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => error.mockRestore());

  claim(
    'in the panel, unless localeText has one',
    {
      'data-grid/filtering/customization':
        'Set it if the operator has a custom name: without a label, the panel throws an error.',
    },
    async () => {
      const props = { rows, columns: [{ field: 'b', filterOperators: [operator] }] };
      const { api, unmount } = mountGrid(props);
      const open = async () => {
        await act(async () => api.showFilterPanel('b'));
      };
      await expect(open()).rejects.toThrow(
        'Missing translation for key filterOperatorOwn.',
      );
      unmount();
      const localeText = { filterOperatorOwn: 'mine' } as GridProps['localeText'];
      const grid = mountGrid({ ...props, localeText });
      await act(async () => grid.api.showFilterPanel('b'));
      expect(screen.getByRole('combobox', { name: 'Operator' })).toHaveTextContent(
        'mine',
      );
    },
  );

  claim(
    'in header filters, even with a label',
    {
      'data-grid/filtering/customization':
        "headerLabel | The text in header filters, in Pro and Premium. Header filters don't use the label: without a headerLabel, they throw an error if the operator has a custom name. |",
    },
    () => {
      const mount = (more: object) =>
        mountGrid(
          {
            rows,
            columns: [
              {
                field: 'b',
                filterOperators: [{ ...operator, InputComponent, label: 'own', ...more }],
              },
            ],
            headerFilters: true,
          },
          { plan: 'pro' },
        );
      expect(() => mount({})).toThrow(
        'Missing translation for key headerFilterOperatorOwn.',
      );
      mount({ headerLabel: 'Mine' });
    },
  );
});
