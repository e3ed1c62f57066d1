import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Stretched } from '../../../src/features/demo/live/Stretched';

interface ChartProps {
  height?: number;
  width?: number;
  children?: ReactNode;
}
const Chart = ({ height, width }: ChartProps) => (
  <p>{`${width ?? 'free'} × ${height}`}</p>
);

function Demo() {
  const [count, setCount] = useState(0);
  return (
    <div style={{ height: 300 }}>
      <button
        type="button"
        onClick={() => setCount(count + 1)}
      >{`Count ${count}`}</button>
      <Chart height={200} />
      <Chart height={200} width={80} />
      {[20, 120].map((height) => (
        <Chart key={height} height={height} />
      ))}
    </div>
  );
}

const sizes = () => screen.getAllByText(/×/).map(({ textContent }) => textContent);

test('charts become taller, small parts and fixed sizes do not, and the state stays', async () => {
  const { container, rerender } = render(<Stretched component={Demo} />);
  expect(sizes()).toEqual(['free × 200', '80 × 200', 'free × 20', 'free × 120']);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Stretched component={Demo} factor={2} />);
  expect(sizes()).toEqual(['free × 400', '80 × 200', 'free × 20', 'free × 240']);
  expect(container.firstElementChild).toHaveStyle({ height: '600px' });
  expect(screen.getByRole('button')).toHaveTextContent('Count 1');
  rerender(<Stretched component={Demo} />);
  expect(sizes()).toEqual(['free × 200', '80 × 200', 'free × 20', 'free × 120']);
  expect(screen.getByRole('button')).toHaveTextContent('Count 1');
});
