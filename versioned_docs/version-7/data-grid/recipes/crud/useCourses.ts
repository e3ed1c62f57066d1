import * as React from 'react';
import type { Course } from './courses';
import type { createClient } from './createClient';

/** The rows of the service, and functions that change both. `error` is what went wrong last. */
export function useCourses(client: ReturnType<typeof createClient>) {
  const [rows, setRows] = React.useState<readonly Course[]>([]);
  const [isLoading, setIsLoading] = React.useState(true);
  const [error, setError] = React.useState('');

  React.useEffect(() => {
    const controller = new AbortController();
    client
      .read(controller.signal)
      .then(setRows)
      .catch((reason: Error) => {
        if (!controller.signal.aborted) setError(reason.message);
      })
      .finally(() => {
        if (!controller.signal.aborted) setIsLoading(false);
      });
    return () => controller.abort();
  }, [client]);

  const create = async (course: Omit<Course, 'id'>) => {
    const created = await client.create(course);
    setRows((current) => [...current, created]);
  };

  const update = async (course: Course) => {
    const updated = await client.update(course);
    setRows((current) => current.map((row) => (row.id === updated.id ? updated : row)));
    return updated;
  };

  const remove = React.useCallback(
    async (course: Course) => {
      setRows((current) => current.filter(({ id }) => id !== course.id));
      try {
        await client.remove(course.id);
      } catch (reason) {
        setRows((current) => [...current, course].sort((a, b) => a.id - b.id));
        setError((reason as Error).message);
      }
    },
    [client],
  );

  return { rows, isLoading, error, setError, create, update, remove };
}
