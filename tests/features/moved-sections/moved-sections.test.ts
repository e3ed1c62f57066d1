import { followMovedSection } from '../../../src/features/moved-sections/followMovedSection';

const replace = jest.fn();
const openPage = (pathname: string) =>
  ({ location: { pathname, replace }, document }) as unknown as Window;

beforeEach(() => {
  replace.mockClear();
  document.body.innerHTML = '<h2 id="curves"></h2>';
});

test.each(['/x/react-charts/lines/', '/zh/x/react-charts/lines/'])(
  '%s: the name of a section on this site',
  (pathname) => {
    followMovedSection(openPage(pathname), 'interpolation');
    expect(replace.mock.calls).toEqual([['#curves']]);
  },
);

test('a section that is unknown, or not on the page, is ignored', () => {
  followMovedSection(openPage('/x/react-charts/lines/'), 'none');
  followMovedSection(openPage('/x/react-charts/lines/'), 'click-event');
  expect(replace).not.toHaveBeenCalled();
});
