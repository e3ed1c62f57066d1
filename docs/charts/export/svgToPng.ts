// What a picture cannot take from the stylesheets of the page.
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
];

/** Draws an SVG of the page as a PNG, in the resolution of the screen. */
export async function svgToPng(svg: SVGSVGElement, background: string): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [svg, ...svg.querySelectorAll('*')].forEach((element, index) => {
    const style = getComputedStyle(element);
    for (const name of PROPERTIES)
      copies[index]?.style.setProperty(name, style.getPropertyValue(name));
  });

  const text = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  });

  const canvas = document.createElement('canvas');
  canvas.width = width * window.devicePixelRatio;
  canvas.height = height * window.devicePixelRatio;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw the image.');
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No image.'))));
  });
}
