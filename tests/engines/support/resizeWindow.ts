import type { WebDriver } from 'selenium-webdriver';

/** How long a window may take to resize, in ms. */
const LIMIT = 20_000;

/**
 * Sets the size of the viewport, without the browser's toolbar, and waits until the page
 * has it: the driver answers before the window is resized.
 * @param width of the viewport, in px
 * @param height of the viewport, in px
 * @throws Error if the window does not get that size
 */
export async function resizeWindow(
  driver: WebDriver,
  width: number,
  height: number,
): Promise<void> {
  const window = driver.manage().window();
  const read = () =>
    driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const outer = await window.getRect();
  const [innerWidth, innerHeight] = await read();
  await window.setRect({
    width: width + outer.width - innerWidth,
    height: height + outer.height - innerHeight,
  });
  await driver.wait(
    async () => String(await read()) === String([width, height]),
    LIMIT,
    `The window does not become ${width} px wide and ${height} px high.`,
  );
}
