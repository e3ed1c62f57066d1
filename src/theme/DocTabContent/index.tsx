// Stands in for the MDX of a guide page on its API tabs; made by plugins/docs-tabs.
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { ApiContent } from '@site/src/features/api-reference';
import type { ApiModule } from '@site/src/types/api';

export const createTabContent = (apis: readonly ApiModule[]) =>
  function DocTabContent() {
    return (
      <HtmlClassNameProvider className="api-tab">
        {apis.map((api) => (
          <ApiContent key={api.url} api={api} />
        ))}
      </HtmlClassNameProvider>
    );
  };
