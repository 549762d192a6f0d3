import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from 'web-vitals';
import { logEvent } from './log-event.ts';

/** Logs the Core Web Vitals of this page once each, when the page is first hidden or left. */
export function logVitals(): void {
  const logged = new Set<string>();
  const report = ({ id, name, value }: CLSMetric | INPMetric | LCPMetric) => {
    if (logged.has(id)) return;
    logged.add(id);
    logEvent({
      name: 'web_vital',
      parameters: {
        metric_name: name,
        metric_value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
        screen_name: document.documentElement.dataset.screenName ?? location.pathname,
      },
    });
  };
  onLCP(report);
  onINP(report);
  onCLS(report);
}
