import '../jest/dialogElement';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchClient } from '../../../src/features/search/createSearchClient';
import { SearchButton } from '../../../src/features/search';
import { SearchPanel } from '../../../src/features/search/panel/SearchPanel';
import type { SearchAnswer, SearchHit, SearchQuery } from '../../../src/types/search';

/** A client whose answers a test gives, when it wants to. */
export function createFakeClient() {
  const asked: SearchQuery[] = [];
  const settle: ((answer: SearchAnswer | Error) => void)[] = [];
  let isReady: (failure?: Error) => void = () => undefined;
  const client: SearchClient = {
    load: () =>
      new Promise((resolve, reject) => {
        isReady = (failure) => (failure ? reject(failure) : resolve());
      }),
    ask: (query) => {
      asked.push(query);
      return new Promise((resolve, reject) => {
        settle.push((answer) =>
          answer instanceof Error ? reject(answer) : resolve(answer),
        );
      });
    },
  };
  return {
    client,
    asked,
    /** The index is there, or fails to arrive. */
    finishLoading: (failure?: Error) => act(async () => isReady(failure)),
    /** Answers the question that was asked last. */
    answer: (hits: readonly SearchHit[], suggestions: readonly string[] = []) =>
      act(async () => {
        const query = asked.at(-1)?.text ?? '';
        settle.at(-1)?.({ query, hits, suggestions });
      }),
    refuse: (error: Error) => act(async () => settle.at(-1)?.(error)),
  };
}

/** The button of the navbar with a client of the test, and a field of the page beside it. */
export function renderSearch(client: SearchClient) {
  const load = jest.fn(async () => ({ SearchPanel, client }));
  render(
    <>
      <SearchButton load={load} />
      <input aria-label="Of the page" />
    </>,
  );
  return load;
}

export const field = () => screen.getByRole('combobox', { name: 'Search' });
/** The results; the choice of a product has options of its own. */
export const hits = () => within(screen.getByRole('listbox')).getAllByRole('option');
export const active = () =>
  within(screen.getByRole('listbox')).getByRole('option', { selected: true });

/** Opens the dialog with a text, and waits for its script. */
export async function openWith(text: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('group', { name: 'Show' });
  if (text) await userEvent.type(field(), text);
}
