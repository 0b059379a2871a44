/**
 * The parts of bench/package.json's tools that are used: the tools are installed only to measure, the types are checked
 * always.
 */

declare module 'autocannon' {
  /** Latencies in milliseconds, the duration in seconds. */
  type Run = {
    duration: number;
    errors: number;
    non2xx: number;
    '2xx': number;
    latency: { p50: number; p99: number };
  };
  export default function autocannon(options: {
    url: string;
    amount: number;
    connections: number;
    timeout: number;
    requests: { path: string; headers: Record<string, string> }[];
  }): Promise<Run>;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill: () => void }>;
}

declare module 'lighthouse' {
  type Audit = {
    numericValue?: number;
    details?: { items?: { resourceType?: string; transferSize?: number }[] };
  };
  type Report = { audits: Record<string, Audit>; categories: Record<string, { score: number | null }> };
  export default function lighthouse(
    url: string,
    options: {
      port: number;
      output: 'json';
      logLevel: 'error';
      onlyCategories: string[];
      throttlingMethod?: 'simulate' | 'devtools';
    },
  ): Promise<{ lhr: Report } | undefined>;
}
