// Stands in for the MDX of a guide page on its API tabs; made by plugins/docs-tabs.
import { ApiContent } from '@site/src/features/api-reference';
import type { ApiModule } from '@site/src/types/api';

export const createTabContent = (apis: readonly ApiModule[]) =>
  function DocTabContent() {
    return (
      <>
        {apis.map((api) => (
          <ApiContent key={api.url} api={api} />
        ))}
      </>
    );
  };
