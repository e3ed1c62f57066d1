import { QueryClient } from '@tanstack/react-query';

/** Mock servers answer offline, too, and an error should show at once. */
export const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always' },
    },
  });
