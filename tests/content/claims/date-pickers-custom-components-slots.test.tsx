/**
 * @jest-environment jsdom
 */
import { TimeClock } from '@mui/x-date-pickers';
import { renderPicker } from '../../support/components/pickerDom';
import { claim } from '../../support/content/claim';

claim(
  'a clock with arrows between its views uses the slots of the arrows',
  {
    'date-pickers/custom-components':
      "the arrows in the header and between a clock's views",
  },
  () => {
    const Arrow = () => <i className="arrow" />;
    const slots = { leftArrowIcon: Arrow, rightArrowIcon: Arrow };
    const count = () => document.querySelectorAll('.arrow').length;
    renderPicker(<TimeClock slots={slots} />);
    expect(count()).toBe(0);
    renderPicker(<TimeClock slots={slots} showViewSwitcher />);
    expect(count()).toBe(2);
  },
);
