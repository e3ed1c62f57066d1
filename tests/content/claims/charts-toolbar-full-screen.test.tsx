/**
 * @jest-environment jsdom
 */
import '../../support/components/chartDom';
import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import FullScreenChart from '../../../docs/charts/toolbar/FullScreenChart';
import { claim } from '../../support/content/claim';

function draw(chart: React.ReactElement) {
  cleanup();
  render(chart);
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

claim(
  'FullScreenChart: the button shows the box in full screen, if the browser can',
  {
    'charts/toolbar': [
      'Show the element around the chart in full screen, and have the chart fill that element:',
      "The demo hides the button where full screen isn't available.",
    ],
  },
  () => {
    const change = (element: Element | null) => {
      Object.assign(document, { fullscreenElement: element });
      act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    };
    const requestFullscreen = jest.fn(function show(this: Element) {
      change(this);
    });
    Object.assign(HTMLElement.prototype, { requestFullscreen });
    Object.assign(document, {
      fullscreenEnabled: true,
      fullscreenElement: null,
      exitFullscreen: () => change(null),
    });
    draw(<FullScreenChart />);
    fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    expect(document.fullscreenElement?.querySelector('svg')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Exit full screen' }));
    expect(screen.getByRole('button', { name: 'Full screen' })).toBeTruthy();
    Object.assign(document, { fullscreenEnabled: false });
    draw(<FullScreenChart />);
    expect(screen.queryByRole('button')).toBeNull();
  },
);
