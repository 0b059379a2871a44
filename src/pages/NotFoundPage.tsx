import { Metadata } from '../components/frame/Metadata.tsx';
import { company } from '../content/company.ts';
import { paths } from '../content/paths.ts';
import '../components/ui/Button.css';
import './NotFoundPage.css';

export function NotFoundPage() {
  return (
    <div className="page not-found">
      <Metadata title={`Sidan hittades inte | ${company.name}`} description="Sidan finns inte eller har flyttats." />
      <p className="not-found-code" aria-hidden="true" />
      <h1>Sidan hittades inte</h1>
      <p className="lead">Sidan finns inte eller har flyttats.</p>
      <p className="actions">
        <a className="button" href={paths.home}>
          Till startsidan
        </a>
        <a className="text-link" href={paths.products}>
          Se alla produkter
        </a>
        <a className="text-link" href={paths.classes}>
          Läs en brandklass
        </a>
      </p>
    </div>
  );
}
