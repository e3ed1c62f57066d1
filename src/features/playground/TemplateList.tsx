import useBaseUrl from '@docusaurus/useBaseUrl';
import { getProductName } from '../../components/getProductName';
import { PICTURE_FOLDER, PICTURE_SIZE } from '../../config/gallery';
import { TEMPLATES } from '../../config/playground';
import { getPictureFile } from '../../lib/getPictureFile';
import { CODE_VARIANTS } from '../../types/demo';
import { PRODUCT_FOLDERS } from '../../types/page';
import type { DemoIndex } from '../../types/playground';
import { CODE_NAMES, pageLabels } from './pageLabels';
import { renderQuery } from './playgroundQuery';
import { withoutVersion } from './demoIds';
import styles from './templates.module.css';

export interface TemplateListProps {
  index: DemoIndex;
}

/** Templates: a small demo of each product, in each code language. */
export function TemplateList({ index }: TemplateListProps) {
  const folder = useBaseUrl(`/${PICTURE_FOLDER}/`);
  const ids = Object.keys(index);
  const about = pageLabels.templates();
  return (
    <ul className={styles.cards}>
      {PRODUCT_FOLDERS.map((product) => {
        const id = ids.find((each) => withoutVersion(each) === TEMPLATES[product]);
        if (!id) return null;
        const { picture } = index[id]!;
        const name = getProductName(product);
        return (
          <li key={product} className={styles.card} data-template={product}>
            {picture &&
              (['light', 'dark'] as const).map((scheme) => (
                <img
                  key={scheme}
                  className={styles[scheme]}
                  src={folder + getPictureFile(id, picture, scheme)}
                  {...PICTURE_SIZE}
                  alt=""
                />
              ))}
            <div className={styles.text}>
              <h2 className={styles.name}>
                {/* In the language in which the reader prefers code. */}
                <a href={renderQuery({ demo: id })}>{name}</a>
              </h2>
              <p>{about[product]}</p>
              <ul className={styles.languages}>
                {CODE_VARIANTS.map((code) => (
                  <li key={code}>
                    <a
                      href={renderQuery({ demo: id, code })}
                      aria-label={pageLabels.begin(name, CODE_NAMES[code])}
                    >
                      {CODE_NAMES[code]}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
