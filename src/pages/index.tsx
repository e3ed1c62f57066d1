import data from '@generated/home/default/home.json';
import picks from '@generated/gallery/default/picks.json';
import Layout from '@theme/Layout';
import charts from '@site/docs/introduction/overview/PreviewCharts.tsx?demo';
import dataGrid from '@site/docs/introduction/overview/PreviewDataGrid.tsx?demo';
import datePickers from '@site/docs/introduction/overview/PreviewDatePickers.tsx?demo';
import treeView from '@site/docs/introduction/overview/PreviewTreeView.tsx?demo';
import { GALLERY_PATH } from '@site/src/config/gallery';
import { HOME_PICKS } from '@site/src/config/home';
import { ProductCard } from '@site/src/features/demo';
import { DemoStrip } from '@site/src/features/gallery';
import {
  Hero,
  HomeColumns,
  homeLabels as labels,
  HomePage,
  HomeSection,
  HomeTop,
  LanguageOffer,
  News,
  Upgrade,
} from '@site/src/features/home';
import { ProductCommand } from '@site/src/features/installation/ProductCommand';
import { PRODUCT_FOLDERS } from '@site/src/types/page';

const DEMOS = {
  'data-grid': dataGrid,
  'date-pickers': datePickers,
  charts,
  'tree-view': treeView,
};
const PICKS = picks.slice(0, HOME_PICKS);

/** The home page: what there is, how to start, and what is new. */
export default function Home() {
  return (
    <Layout description={labels.lead()}>
      <HomePage>
        <LanguageOffer />
        <HomeTop>
          <Hero>
            <ProductCommand />
          </Hero>
          {PRODUCT_FOLDERS.map((product) => (
            <ProductCard key={product} product={product} demo={DEMOS[product]}>
              <p>{labels.product[product]()}</p>
            </ProductCard>
          ))}
        </HomeTop>
        {PICKS.length > 0 && (
          <HomeSection
            title={labels.demos()}
            more={{ label: labels.allDemos(), to: `/${GALLERY_PATH}` }}
          >
            <DemoStrip picks={PICKS} />
          </HomeSection>
        )}
        <HomeColumns>
          <Upgrade formerMajor={data.formerMajor} guides={data.guides} />
          <News news={data.news} />
        </HomeColumns>
      </HomePage>
    </Layout>
  );
}
