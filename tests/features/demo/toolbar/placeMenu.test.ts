import { placeMenu } from '../../../../src/features/demo/toolbar/placeMenu';

/** Places a menu in a window of 800 px and returns its top and bottom there. */
function place({ bar, height }: { bar: number; height: number }) {
  window.innerHeight = 800;
  document.body.innerHTML =
    '<nav class="navbar"></nav><nav class="theme-doc-toc-mobile"></nav><div role="toolbar"><div id="panel"></div></div>';
  const setBox = (selector: string, top: number, bottom: number) => {
    document.querySelector(selector)!.getBoundingClientRect = () =>
      ({ top, bottom }) as DOMRect;
  };
  setBox('.navbar', 0, 60);
  setBox('.theme-doc-toc-mobile', 60, 105);
  setBox('[role="toolbar"]', bar, bar + 44);
  const panel = document.getElementById('panel')!;
  Object.defineProperty(panel, 'offsetHeight', { value: height });
  placeMenu(panel);
  const shown = Math.min(height, parseFloat(panel.style.maxHeight));
  if (panel.hasAttribute('data-above')) return [bar - shown, bar];
  const top = bar + (parseFloat(panel.style.insetBlockStart) || 44);
  return [top, top + shown];
}

test.each([
  ['below the toolbar', { bar: 200, height: 500 }, [244, 744]],
  ['above it, if there is no room below', { bar: 650, height: 500 }, [150, 650]],
  ['over it, if there is no room on either side', { bar: 400, height: 500 }, [292, 792]],
  ['in the whole room, if it is higher', { bar: 400, height: 900 }, [113, 792]],
])('a menu opens %s', (_, options, expected) => {
  expect(place(options)).toEqual(expected);
});
