import { renderDemoRelatorio } from './demo-relatorio.ts';

// For the build of the client (client/demo-relatorio-plugin.ts), which reads the sample report from here.
process.stdout.write(renderDemoRelatorio());
