import Link from '@docusaurus/Link';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

/** The column of the home page. */
export const HomePage = ({ children }: { children: ReactNode }) => (
  <main className={styles.page}>{children}</main>
);

/** The hero and the cards of the products. */
export const HomeTop = ({ children }: { children: ReactNode }) => (
  <div className={styles.top}>{children}</div>
);

/** Sections side by side. */
export const HomeColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);

interface HomeSectionProps {
  title: string;
  /** Where the section leads. */
  more?: { label: string; to: string };
  children: ReactNode;
}

/** A part of the home page, with a heading and a link to all of it. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {more && (
          <Link className={styles.more} to={more.to}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
