import { render, screen } from '@testing-library/react';
import { checkFile } from '../../../src/features/upgrade-check/engine/checkFile';
import { loadReport, saveReport } from '../../../src/features/upgrade-check/savedReport';
import UpgradeCheck from '../../../src/features/upgrade-check/UpgradeCheck';
import { UPGRADE_REPORT_KEY } from '../../../src/config/upgradeCheck';
import { fc } from '../../support/properties/properties';
import { LOOKUP } from './support';

jest.mock('@generated/upgrade-check/default/steps.json', () => [], { virtual: true });
jest.mock('../../../src/features/upgrade-check/connectChecker', () => ({
  connectChecker: jest.fn(),
}));

const CODE = "import { BarChart } from '@mui/x-charts';\n<BarChart legend {...p} />;";

describe('the stored report', () => {
  const report = {
    reports: [checkFile({ file: 'a.tsx', text: CODE }, LOOKUP)],
    done: ['x'],
  };

  it('is what was stored', () => {
    saveReport(report);
    expect(loadReport()).toEqual(report);
  });

  it('is absent if it is too long', () => {
    saveReport({ ...report, done: ['x'.repeat(2_000_000)] });
    expect(loadReport()).toBeNull();
  });

  it('is absent, or can be shown, whatever the storage has', () => {
    const text = JSON.stringify(report);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.nat(text.length).map((at) => text.slice(0, at)),
          fc
            .tuple(
              fc.constantFrom(
                '"breaks"',
                '[2]',
                'null',
                '"removed"',
                '"spread"',
                '"a.tsx"',
              ),
              fc.json(),
            )
            .map(([part, other]) => text.replace(part, () => other)),
        ),
        (stored) => {
          saveReport(null);
          localStorage.setItem(UPGRADE_REPORT_KEY, stored);
          if (loadReport() === null) return;
          const { unmount } = render(<UpgradeCheck />);
          expect(screen.getByText('Result')).toBeVisible();
          unmount();
        },
      ),
      { numRuns: 100 },
    );
  });
});
