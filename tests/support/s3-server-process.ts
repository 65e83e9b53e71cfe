import S3rver from '@20minutes/s3rver';

// A process of its own: it can be frozen and killed, and its handlers for uncaught errors stay with it.
const [directory = '', port = '0', bucket = ''] = process.argv.slice(2);
const server = new S3rver({
  directory,
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }],
});
const listening = await server.run();
process.stdout.write(`${listening.port}\n`);
// The test that started it has ended.
process.stdin.on('end', () => process.exit()).resume();
