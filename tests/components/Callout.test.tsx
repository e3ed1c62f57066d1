import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Callout } from '../../src/components/Callout';
import { CALLOUT_KINDS } from '../../src/config/callouts';

test.each(CALLOUT_KINDS)('a %s shows its kind, or its own title', (kind) => {
  const name = kind.replace(/^./, (letter) => letter.toUpperCase());
  const { rerender } = render(<Callout type={kind}>Text</Callout>);
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  rerender(
    <Callout type={kind} title="Mind the gap">
      Text
    </Callout>,
  );
  expect(screen.getByText('Mind the gap')).toBeVisible();
  expect(screen.getByRole('img', { name })).toBeInTheDocument();
});

test('callouts are accessible', async () => {
  const { container } = render(
    <>
      <Callout type="note">Text</Callout>
      <Callout type="danger" title="Mind the gap">
        Text
      </Callout>
    </>,
  );
  expect((await axe(container)).violations).toEqual([]);
}, 60_000);
