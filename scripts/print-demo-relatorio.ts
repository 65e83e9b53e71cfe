import { renderDemoRelatorio } from './demo-relatorio.ts';

// The build of the client (client/demo-relatorio-plugin.ts) reads the sample report from the output of this script.
process.stdout.write(renderDemoRelatorio());
