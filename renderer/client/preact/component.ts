import { Component as PreactComponent } from 'preact/compat';

/**
 * A component that mounts as React's do. Where a child fails in the first rendering, React renders the boundary a second
 * time before it mounts; preact mounts it as if nothing were amiss, and then updates it: that update is its mounting.
 */
export abstract class Component<P, S> extends PreactComponent<P, S> {
  constructor(props?: P, context?: unknown) {
    super(props, context);
    if ('getDerivedStateFromError' in this.constructor) mountAsReactDoes(this);
  }
}

function mountAsReactDoes(boundary: PreactComponent): void {
  const { componentDidMount, componentDidUpdate, componentDidCatch } = boundary;
  let failed = false;
  let mounted = false;
  const mount = () => {
    mounted = true;
    componentDidMount?.call(boundary);
  };
  // preact calls it as soon as a child has failed, before it mounts or updates anything.
  boundary.componentDidCatch = (error, info) => {
    failed = true;
    componentDidCatch?.call(boundary, error, info);
  };
  boundary.componentDidMount = () => {
    if (!failed) mount();
  };
  boundary.componentDidUpdate = (...before) => {
    if (mounted) componentDidUpdate?.apply(boundary, before);
    else mount();
  };
}
