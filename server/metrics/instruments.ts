/**
 * Everything that is measured. The values of a label come from a closed list – route templates, procedures, jobs, codes – and never from
 * a person or a row: each value makes a series that Prometheus keeps, and anybody who reads metrics may see it (ADR 0043). The kind of a
 * job is called `queue`, because Prometheus itself writes `job` into every series.
 */
interface Instrument {
  name: string;
  help: string;
  labels: readonly string[];
}

interface Timer extends Instrument {
  /** Upper bounds in seconds. */
  buckets: readonly number[];
}

const answers = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statements = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6];
const work = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900];

/** Durations, as histograms. */
export const timers = {
  http: {
    name: 'meridia_http_request_duration_seconds',
    help: 'Time from the arrival of a request until its answer was handed over, by route template and class of status',
    labels: ['method', 'route', 'status'],
    buckets: answers,
  },
  procedure: {
    name: 'meridia_procedure_duration_seconds',
    help: 'Time of one tRPC procedure; refused: for a reason that the person can read; unavailable: database or vendor away; failed: our fault',
    labels: ['procedure', 'outcome'],
    buckets: answers,
  },
  statement: {
    name: 'meridia_database_statement_duration_seconds',
    help: 'Time of one statement from being asked until its answer, with the wait for a connection, by pool',
    labels: ['pool'],
    buckets: statements,
  },
  connectionWait: {
    name: 'meridia_database_connection_wait_seconds',
    help: 'Time until a transaction had its connection and had begun, by pool',
    labels: ['pool'],
    buckets: statements,
  },
  transaction: {
    name: 'meridia_database_transaction_duration_seconds',
    help: 'Time of one transaction with its wait and its commit, by pool',
    labels: ['pool'],
    buckets: statements,
  },
  job: {
    name: 'meridia_job_duration_seconds',
    help: 'Time of one try of a job; again: it failed and is tried once more; given_up: it failed for good',
    labels: ['queue', 'outcome'],
    buckets: work,
  },
  jobWait: {
    name: 'meridia_job_wait_seconds',
    help: 'Time that a job waited for a worker after it could have run',
    labels: ['queue'],
    buckets: work,
  },
  reportStage: {
    name: 'meridia_report_stage_duration_seconds',
    help: 'Time of one stage of a report that went on to the next one',
    labels: ['stage'],
    buckets: work,
  },
  engineTask: {
    name: 'meridia_engine_task_duration_seconds',
    help: 'Time of one task of the report engine, with its wait for a thread',
    labels: ['task'],
    buckets: answers,
  },
  image: {
    name: 'meridia_image_duration_seconds',
    help: 'Time of opening one picture, with its wait for a place',
    labels: ['task', 'outcome'],
    buckets: answers,
  },
  storage: {
    name: 'meridia_storage_duration_seconds',
    help: 'Time of one access to the files of photos; full, unavailable and failed are failures',
    labels: ['operation', 'outcome'],
    buckets: answers,
  },
  mail: {
    name: 'meridia_mail_duration_seconds',
    help: 'Time of handing one message to the mail server; failed: it is tried again unless it was refused for good',
    labels: ['outcome'],
    buckets: work,
  },
  webhook: {
    name: 'meridia_webhook_duration_seconds',
    help: 'Time of one try to tell an address of an account; outcome: entregue, or why it was not taken',
    labels: ['outcome'],
    buckets: work,
  },
} as const satisfies Record<string, Timer>;

/** Counts since the start of the process. */
export const counters = {
  mails: {
    name: 'meridia_mails_total',
    help: 'Messages by kind and what became of them in one try',
    labels: ['kind', 'outcome'],
  },
  slowStatements: {
    name: 'meridia_database_slow_statements_total',
    help: 'Statements of half a second and more, by pool and by their verb and first table; each has a line in the log',
    labels: ['pool', 'statement'],
  },
  failedStatements: {
    name: 'meridia_database_failed_statements_total',
    help: 'Statements that the database refused or did not answer, by pool; away: the database could not be reached, or was too slow',
    labels: ['pool', 'reason'],
  },
  stripeEvents: {
    name: 'meridia_stripe_webhook_events_total',
    help: 'Calls of the webhook of payments by type of event and what became of them',
    labels: ['type', 'outcome'],
  },
  limitRefusals: {
    name: 'meridia_limit_refusals_total',
    help: 'Requests refused because the tries of a limit were used up, by limit',
    labels: ['limit'],
  },
  matters: {
    name: 'meridia_operator_matters_total',
    help: 'How often a problem was met that only the operator can solve, by matter; the log says what to do',
    labels: ['matter'],
  },
} as const satisfies Record<string, Instrument>;

/** Values of the moment. */
export const gauges = {
  ready: { name: 'meridia_ready', help: '1 when the process can work, as /api/health/ready says', labels: [] },
  role: { name: 'meridia_process_role', help: '1, with the role of the process', labels: ['role'] },
  sockets: { name: 'meridia_sockets_open', help: 'Open WebSockets of this process', labels: [] },
  databaseUp: { name: 'meridia_database_up', help: '1 when the database answered this page', labels: [] },
  statementsRunning: {
    name: 'meridia_database_statements_running',
    help: 'Statements that wait for a connection or for their answer, by pool',
    labels: ['pool'],
  },
  poolSize: { name: 'meridia_database_pool_size', help: 'Most connections of the pool', labels: ['pool'] },
  jobsRunning: { name: 'meridia_jobs_running', help: 'Jobs that this process works on', labels: ['queue'] },
  queueWaiting: {
    name: 'meridia_queue_jobs_waiting',
    help: 'Jobs of all processes that could run now',
    labels: ['queue'],
  },
  queueLater: {
    name: 'meridia_queue_jobs_later',
    help: 'Jobs of all processes that are due later, as tries after a failure are',
    labels: ['queue'],
  },
  queueOldest: {
    name: 'meridia_queue_oldest_waiting_seconds',
    help: 'How long the oldest job that could run has waited; 0 when none waits',
    labels: ['queue'],
  },
  reportsPending: { name: 'meridia_reports_pending', help: 'Reports that are not finished', labels: [] },
  reportsOldest: {
    name: 'meridia_reports_oldest_pending_seconds',
    help: 'How long no try has begun for the unfinished report that waits longest; 0 when there is none',
    labels: [],
  },
  engineWaiting: { name: 'meridia_engine_tasks_waiting', help: 'Tasks that wait for a thread', labels: [] },
  engineWait: {
    name: 'meridia_engine_wait_seconds',
    help: 'How long tasks of the report engine waited for a thread since the last page was read, by share of them',
    labels: ['quantile'],
  },
  diskFree: { name: 'meridia_data_free_bytes', help: 'Free bytes on the disk of DATA_DIR', labels: [] },
  diskSize: { name: 'meridia_data_size_bytes', help: 'Bytes of the disk of DATA_DIR', labels: [] },
} as const satisfies Record<string, Instrument>;
