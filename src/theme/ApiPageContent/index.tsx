// Stands in for the MDX of a guide page on its API tabs; made by plugins/docs/tabs.
import { ApiContent } from '@site/src/features/api-reference';
import type { ApiModule } from '@site/src/types/apiModule';

export const createApiPageContent = (apis: readonly ApiModule[]) =>
  function ApiPageContent() {
    return (
      <>
        {apis.map((api) => (
          <ApiContent key={api.url} api={api} />
        ))}
      </>
    );
  };
